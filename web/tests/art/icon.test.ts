import { expect, it } from "vitest";
import { appIcon } from "../../src/art/appIcon";

it("the icon file is the drawing (npx vitest -u draws it anew)", async () => {
  await expect(appIcon()).toMatchFileSnapshot("../../public/icon.svg");
});
