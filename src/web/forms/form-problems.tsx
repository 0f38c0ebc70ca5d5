import { useEffect, useRef } from "react";
import type { FormProblem } from "#web/forms/form.ts";

interface FormProblemsProps {
  problem: FormProblem | null;
  /** The form's fields in order, with the ids of their inputs. */
  fields: Readonly<Record<string, string>>;
}

/** The errors above the form, read out, with a link to each invalid field. */
export function FormProblems({ problem, fields }: FormProblemsProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problem) frame.current?.focus();
  }, [problem]);
  if (!problem) return null;
  const faults = new Map(Object.entries(problem.fields));
  const shown = Object.entries(fields).filter(([name]) => faults.get(name));
  const others = [...faults].filter(([name]) => !Object.hasOwn(fields, name));
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label="There is a problem"
      className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      {problem.error && <p className="font-semibold">{problem.error}</p>}
      {shown.length + others.length > 0 && (
        <>
          <p className="font-semibold">There is a problem:</p>
          <ul className="mt-1 list-disc ps-5">
            {shown.map(([name, id]) => (
              <li key={name}>
                <a href={`#${id}`} className="underline underline-offset-4">
                  {faults.get(name)}
                </a>
              </li>
            ))}
            {others.map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
