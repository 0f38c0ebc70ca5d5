import { haveCode } from "#catalogue/what-i-have.ts";
import { useWhatIHave } from "#features/entry/what-i-have.store.ts";
import { useMyIsland } from "#features/places/my-island.store.ts";
import { useShortlist } from "#features/shortlist/shortlist.store.ts";
import { keepInBrowser, keptInBrowser } from "#ui/browser-storage.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { createStore, useStore } from "#ui/store.ts";
import type { SentKept } from "../chat.schema.ts";
import { USES_KEPT_KEY } from "../what-is-kept.ts";

/** Whether the visitor lets the chat use what this browser keeps: not before it is said. */
const isLet = createStore(false, { load: () => keptInBrowser(USES_KEPT_KEY) === "yes" });

function letUse(isOn: boolean): void {
  keepInBrowser(USES_KEPT_KEY, isOn ? "yes" : null);
  isLet.set(isOn);
}

interface KeptHere {
  /** What goes with a message; undefined where nothing does. */
  sent: SentKept | undefined;
  /** What is kept, in words; empty for nothing. */
  names: readonly string[];
}

/** What this browser keeps of its owner that the chat can use. */
export function useKept(): KeptHere {
  const have = useWhatIHave();
  const island = useMyIsland();
  const shortlist = useShortlist();
  const isOn = useStore(isLet);
  const names = [have && "results", island && "island", shortlist.length > 0 && "shortlist"];
  return {
    names: names.filter((name) => typeof name === "string"),
    sent: isOn
      ? { what_i_have: have && haveCode(have), island, shortlist: [...shortlist] }
      : undefined,
  };
}

/** The switch that lets the chat use what is kept; nothing where nothing is. */
export function KeptSwitch({ names }: Pick<KeptHere, "names">) {
  const isOn = useStore(isLet);
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en-GB").format(names);
  return (
    <Checkbox
      className="chat-kept text-sm"
      checked={isOn}
      onChange={({ target }) => letUse(target.checked)}
      label={`Use my ${list} in answers`}
    />
  );
}
