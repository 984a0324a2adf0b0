import type { Names } from "../../demo";

export default {
  female: {
    elder:
      "Margaret Susan Patricia Maureen Barbara Sheila Jean Christine Pauline Linda Carol Brenda Janet Sandra Kathleen Eileen Judith Marion Rosemary Gillian Hilary Lesley Geraldine Wendy",
    middle:
      "Karen Tracey Sharon Joanne Michelle Helen Claire Nicola Lisa Samantha Rachel Louise Emma Sarah Siobhan Fiona Heather Alison Deborah Catherine Melissa Vanessa Kirsty Aisling",
    young:
      "Charlotte Sophie Jessica Lauren Amy Chloe Hannah Megan Georgia Zoe Niamh Bethany Olivia Ellie Natasha Gemma Rebecca Holly Aoife Priya Jade Abigail Imogen Leah",
  },
  male: {
    elder:
      "Alan Brian Derek Keith Roger Terence Malcolm Graham Geoffrey Trevor Raymond Barry Clive Desmond Gerald Leonard Norman Patrick Ronald Michael Anthony Colin Dennis Gordon",
    middle:
      "Gary Darren Stephen Andrew Simon Craig Neil Stuart Jason Lee Wayne Russell Adrian Declan Martin Kevin Ian Damian Dominic Nigel Marcus Gavin Cormac Duncan",
    young:
      "Jack Oliver James Daniel Ryan Liam Callum Joshua Luke Adam Connor Nathan Kieran Ben Jordan Toby Sean Cian Aaron Elliot Rhys Max Zachary Oscar",
  },
  nicknames:
    "Nightingale Driftwood SlowTrain Marmalade Lighthouse Wanderer QuietStorm SundayRoast Moonraker TeaAndJazz Bluebell Saltwater OpenRoad VelvetHour Foxglove NorthStar",
} satisfies Names;
