import { playFilm } from "../parts/film";

playFilm();
