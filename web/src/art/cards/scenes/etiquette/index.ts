import { shalun } from "./shalun";
import { shevelis } from "./shevelis";
import { shinkognito } from "./shinkognito";
import { shmotrun } from "./shmotrun";
import { shmunitet } from "./shmunitet";
import { shto } from "./shto";
import { shtol } from "./shtol";
import { shtul } from "./shtul";
import { shuriken } from "./shuriken";

/** Snake Primness. */
export const etiquette = { shtul, shalun, shevelis, shtol, shinkognito, shmotrun, shmunitet, shto, shuriken };
