import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Giovanna Carla Franca Luciana Graziella Mariella Rosanna Ornella Silvana Maria Teresa Adriana Bruna Loredana Vittoria Marisa Piera Antonietta Donatella Rita Fernanda Liliana Gabriella Nadia",
    middle:
      "Paola Barbara Monica Stefania Cristina Daniela Sabrina Alessandra Simona Elena Patrizia Raffaella Manuela Roberta Silvia Laura Claudia Michela Emanuela Tiziana Katia Antonella Federica Marina",
    young:
      "Giulia Chiara Martina Francesca Sara Valentina Alessia Elisa Ilaria Serena Giorgia Beatrice Arianna Camilla Noemi Ludovica Benedetta Irene Caterina Eleonora Marta Veronica Debora Carlotta",
  },
  male: {
    elder:
      "Giuseppe Franco Sergio Bruno Luigi Renato Giancarlo Aldo Piero Vittorio Gianni Carlo Umberto Enzo Mario Salvatore Silvano Dino Ettore Livio Romano Armando Ezio Gino",
    middle:
      "Marco Massimo Stefano Paolo Roberto Claudio Fabio Maurizio Gianluca Alberto Walter Daniele Cristian Michele Giorgio Angelo Massimiliano Mauro Ivan Vincenzo Raffaele Dario Tommaso Ruggero",
    young:
      "Luca Matteo Alessandro Andrea Davide Lorenzo Federico Simone Riccardo Gabriele Nicolò Edoardo Filippo Jacopo Mattia Giacomo Emanuele Francesco Leonardo Pietro Samuele Valerio Mirko Elia",
  },
  nicknames:
    "Tramontana Rosadeiventi Lunapiena Ventodimare Lucciola Caffelungo Melograno Nottefonda Ginestra Grillo Maestrale Passopasso Controvento Zafferano Sottovoce Oleandro",
} satisfies Names;
