import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Wilma Ria Truus Corrie Gerda Hennie Joke Ans Annie Marijke Tineke Willy Thea Bep Greet Nel Riet Hilde Godelieve Lieve Rita Marleen Ineke Jannie",
    middle:
      "Monique Petra Sandra Esther Mirjam Saskia Marieke Wendy Nathalie Ilse Karin Linda Bianca Anja Els Annemieke Judith Ingrid Katrien Veerle Mieke Femke Yvonne Daniëlle",
    young:
      "Sanne Lotte Iris Anouk Lisa Kim Manon Fleur Eline Naomi Roos Maud Charlotte Amber Laura Nina Silke Jolien Febe Merel Eva Myrthe Yasmina Romy",
  },
  male: {
    elder:
      "Henk Kees Jan Piet Wim Gerrit Cor Jaap Joop Theo Ton Hans Dirk Bert Nico Frans Rinus Sjaak Guido Luc Walter Herman Leo Arie",
    middle:
      "Marcel Erik Peter Ronald Michel Edwin Richard Patrick Jeroen Martijn Sander Dennis Bart Wouter Geert Kris Koen Arjan Frank Stefan Maarten René Robbert Filip",
    young:
      "Thijs Daan Lars Bram Tim Niels Jasper Rick Sven Joris Stijn Kevin Robin Ruben Milan Nick Jelle Tom Pieter Wout Gijs Bilal Luuk Sem",
  },
  nicknames:
    "Zeewind Nachtvlinder Lindebloesem Buitenmens Koffiekop Zomeravond Duinroos Fietsbel Levenslust Avondrood Zilverberk Proefkonijn Stadsmus Waterkant Tegendraads Bosuil",
} satisfies Names;
