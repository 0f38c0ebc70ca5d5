import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { COMPARE_FORM } from "./shortlist-controls.tsx";

/** Takes the ticked courses to the comparison; with JavaScript the shortlist does that. */
export function CompareForm() {
  return (
    <form id={COMPARE_FORM} action={paths.compare()} method="get">
      <noscript>
        <p className="mt-4">
          <button type="submit" className={buttonClass()}>
            Compare selected
          </button>
        </p>
      </noscript>
    </form>
  );
}
