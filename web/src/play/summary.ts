/** "How this table plays", in a few sentences that everyone at it reads. */

import type { Options } from "$lib/protocol/wire";
import { t } from "$lib/words";

export function summaryOf(options: Options): string[] {
  const said: string[] = [];
  if (options.target > 0) said.push(t("lobby-summary-target", { target: options.target }));
  said.push(t(options.interception ? "lobby-summary-interception" : "lobby-summary-no-interception"));
  said.push(t(options.transfer ? "lobby-summary-transfer" : "lobby-summary-no-transfer"));
  if (options.several !== "off") said.push(t("lobby-summary-several"));
  said.push(
    options.clock > 0
      ? t("lobby-summary-clock", { seconds: Math.round(options.clock / 1000) })
      : t("lobby-summary-no-clock"),
  );
  said.push(t(options.by_the_book ? "lobby-summary-book" : "lobby-summary-guarded"));
  return said;
}

/** Options in the groups in which a lobby shows them; the first of a group are the ones that most tables change. */
export const GROUPS: readonly { readonly key: string; readonly options: readonly (keyof Options)[] }[] = [
  { key: "match", options: ["target", "time_limit_minutes"] },
  { key: "attack", options: ["interception", "interception_adds", "transfer"] },
  { key: "pace", options: ["clock", "dawdle", "by_the_book", "absent"] },
  { key: "turn", options: ["several", "draw_freely", "specials_on_kind", "follow_up", "draw_until_fits"] },
  { key: "svintus", options: ["missed_call", "catch_until", "late_call_saves"] },
  { key: "silence", options: ["silence_until", "breach_ends_silence", "calls_are_speech"] },
  { key: "talents", options: ["keep_two", "song_genre", "threats", "voice_tasks_rest"] },
  { key: "deal", options: ["deal", "first_mover", "starting_direction", "boxes"] },
];

/** What a table is asked about first. */
export const MAIN_OPTIONS: readonly (keyof Options)[] = ["interception", "transfer", "clock", "by_the_book", "target"];
