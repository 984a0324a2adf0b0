import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Renate Ursula Ingrid Helga Monika Karin Brigitte Gisela Christa Hannelore Elke Bärbel Gudrun Heidemarie Sigrid Waltraud Jutta Angelika Marianne Doris Roswitha Rosemarie Gerlinde Annegret",
    middle:
      "Sabine Claudia Susanne Martina Andrea Petra Birgit Nicole Silke Anja Katrin Tanja Sandra Melanie Simone Britta Heike Bettina Stefanie Carola Daniela Kerstin Manuela Yvonne",
    young:
      "Lena Julia Laura Anna Lisa Sarah Katharina Franziska Hannah Miriam Theresa Vanessa Jana Carina Nadine Svenja Isabell Magdalena Alina Pia Luisa Elif Marlene Verena",
  },
  male: {
    elder:
      "Klaus Jürgen Dieter Horst Manfred Wolfgang Günter Helmut Gerhard Werner Rainer Bernd Hartmut Karl-Heinz Herbert Siegfried Ulrich Reinhard Erwin Volker Ernst Lothar Alois Hubert",
    middle:
      "Thomas Andreas Stefan Michael Frank Uwe Jörg Torsten Ralf Markus Sven Dirk Oliver Carsten Holger Matthias Heiko Christian Jens Gernot Mario Axel Ingo Roland",
    young:
      "Lukas Tobias Florian Sebastian Felix Jonas Philipp Maximilian Daniel Fabian Dominik Simon Jan David Patrick Moritz Niklas Julian Emre Valentin Marvin Kilian Tim Raphael",
  },
  nicknames:
    "Nachtschatten Samtpfote Morgenrot Zweitbesetzung Waldlicht Herbstwind Feuerprobe Augenweide Stadtfuchs Silberstreif Rosenquarz Fernweh Seidenfaden Mitternacht Querkopf Lavendel",
} satisfies Names;
