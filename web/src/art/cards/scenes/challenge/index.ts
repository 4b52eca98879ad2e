import { awl } from "./awl";
import { chipIn } from "./chipIn";
import { clothes } from "./clothes";
import { dontDarken } from "./dontDarken";
import { hands } from "./hands";
import { neither } from "./neither";
import { oneForAll } from "./oneForAll";
import { razborka } from "./razborka";
import { roulette } from "./roulette";
import { slabo } from "./slabo";
import { slippers } from "./slippers";

/** Dog's Pugnacity. */
export const challenge = {
  razborka,
  roulette,
  clothes,
  one_for_all: oneForAll,
  slippers,
  dont_darken: dontDarken,
  slabo,
  neither,
  hands,
  chip_in: chipIn,
  awl,
};
