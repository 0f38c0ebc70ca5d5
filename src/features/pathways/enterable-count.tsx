import { type RefObject, useEffect, useState } from "react";
import { counted } from "#catalogue/counted.ts";
import { haveCode, readHave } from "#catalogue/what-i-have.ts";
import { LIST_TO_ENTER } from "#features/courses/courses.endpoints.ts";
import { call } from "#web/api-client.ts";
import { textFields } from "./posted-have.ts";

/** Silence after a change, in milliseconds, before the server is asked. */
const COUNT_PAUSE_MS = 250;

interface EnterableCountProps {
  form: RefObject<HTMLFormElement | null>;
}

/** How many courses what is filled in so far opens; the last count stays until the next is there. */
export function EnterableCount({ form }: EnterableCountProps) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let request = new AbortController();
    const ask = async () => {
      if (!form.current) return;
      // An answer that is on its way must not come after a later one, or after none is wanted.
      request.abort();
      const have = readHave(textFields(new FormData(form.current)));
      if (haveCode(have) === "") return setCount(null);
      request = new AbortController();
      const { signal } = request;
      const input = { query: { limit: 1 }, body: { what_i_have: have } };
      const { body } = await call(LIST_TO_ENTER, input, { signal });
      if (body && !signal.aborted) setCount(body.meta.total);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, COUNT_PAUSE_MS);
    };
    const shown = form.current;
    shown?.addEventListener("input", later);
    later();
    return () => {
      clearTimeout(timer);
      request.abort();
      shown?.removeEventListener("input", later);
    };
  }, [form]);
  return (
    <p
      role="status"
      className="min-w-min grow basis-20 text-sm leading-tight font-semibold sm:text-base"
    >
      {count === null ? "No grades yet" : `${counted(count, "course")} so far`}
    </p>
  );
}
