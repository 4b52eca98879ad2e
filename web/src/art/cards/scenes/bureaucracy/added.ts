import { svinorost } from "./svinorost";
import { temnodel } from "./temnodel";

/** The two of Swine Bureaucracy that the box of 176 added. */
export const added = { temnodel, svinorost };
