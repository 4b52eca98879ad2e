import { antrakt } from "./antrakt";
import { folklorist } from "./folklorist";
import { ovatsii } from "./ovatsii";
import { parodist } from "./parodist";
import { pokloonnik } from "./pokloonnik";
import { reyting } from "./reyting";
import { suflyor } from "./suflyor";
import { zapevala } from "./zapevala";

/** Parrot Show Business. */
export const courage = { parodist, zapevala, folklorist, pokloonnik, suflyor, ovatsii, antrakt, reyting };
