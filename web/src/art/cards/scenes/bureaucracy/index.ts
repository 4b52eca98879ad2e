import { khapyozh } from "./khapyozh";
import { khlopkopyt } from "./khlopkopyt";
import { perekhryuk } from "./perekhryuk";
import { polisvin } from "./polisvin";
import { tikhokhryun } from "./tikhokhryun";
import { zakhrapin } from "./zakhrapin";

/** The six of Swine Bureaucracy that every edition prints. */
export const bureaucracy = { khapyozh, perekhryuk, zakhrapin, tikhokhryun, khlopkopyt, polisvin };
