import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Monique Françoise Jacqueline Nicole Danielle Michèle Martine Annie Chantal Josiane Brigitte Marie-Claude Colette Bernadette Mireille Éliane Ginette Evelyne Dominique Arlette Solange Régine Odile Huguette",
    middle:
      "Nathalie Isabelle Valérie Sylvie Sandrine Stéphanie Céline Karine Virginie Laurence Florence Christelle Delphine Véronique Corinne Sophie Séverine Muriel Agnès Anne-Sophie Carole Fabienne Aurélie Béatrice",
    young:
      "Camille Marion Pauline Manon Julie Laura Chloé Léa Mathilde Margaux Clémence Justine Élodie Anaïs Charlotte Alice Inès Lucie Noémie Mélanie Sarah Coralie Amandine Salomé",
  },
  male: {
    elder:
      "Jean-Pierre Michel Bernard Gérard Alain Jacques Daniel Claude André Roger Guy Christian Serge René Yves Maurice Robert Raymond Jean-Claude Gilbert Marcel Henri Francis Lucien",
    middle:
      "Philippe Pascal Thierry Laurent Stéphane Frédéric Olivier Christophe Éric Bruno Didier David Sébastien Fabrice Jérôme Franck Xavier Ludovic Arnaud Cédric Benoît Hervé Vincent Emmanuel",
    young:
      "Thomas Nicolas Julien Maxime Antoine Alexandre Romain Quentin Kevin Clément Guillaume Adrien Florian Valentin Hugo Mathieu Damien Bastien Rémi Samir Simon Loïc Corentin Victor",
  },
  nicknames:
    "Mistral Nuitblanche Belledejour Coquelicot Brindezinc Pleinelune Mirabelle Vagabonde Merlebleu Velours Citronvert Capucine Rivegauche Laplume Grandlarge Aubépine",
} satisfies Names;
