import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Carmen Pilar Josefa Dolores Rosario Mercedes Encarnación Concepción Isabel Ángeles Amparo Consuelo Teresa Manuela Esperanza Remedios Antonia Francisca Matilde Milagros Asunción Victoria Adela Socorro",
    middle:
      "Mónica Yolanda Silvia Esther Susana Raquel Sonia Beatriz Nuria Inmaculada Rocío Eva Gema Lorena Cristina Olga Patricia Marisol Gloria Noelia Verónica Maribel Alejandra Begoña",
    young:
      "Lucía Marta Paula Laura Andrea Alba Irene Carla Sara Nerea Claudia Ainhoa Ángela Elena Miriam Tamara Carolina Natalia Julia Aitana Daniela Valeria Camila Jimena",
  },
  male: {
    elder:
      "Antonio Manuel José Francisco Vicente Ramón Julián Emilio Félix Eusebio Joaquín Ángel Salvador Enrique Alfonso Gregorio Tomás Andrés Luis Rafael Benito Agustín Fermín Anselmo",
    middle:
      "Javier Carlos Miguel Fernando Jorge Alberto Óscar Raúl Roberto Sergio Juan Pedro Gustavo Ricardo Ernesto Rubén Iván Eduardo César Ignacio Marcos Gonzalo Jaime Mauricio",
    young:
      "Alejandro Pablo Daniel Adrián David Álvaro Diego Hugo Mario Víctor Guillermo Ismael Samuel Cristian Nicolás Borja Jesús Rodrigo Aitor Santiago Mateo Gabriel Iker Izan",
  },
  nicknames:
    "Madrugada Lunallena Nochecerrada Canela Ventolera Duermevela Azahar Contraluz Sobremesa Mareaalta Trasnoche Jazmín Rompeolas Almendro Vermut Farolillo",
} satisfies Names;
