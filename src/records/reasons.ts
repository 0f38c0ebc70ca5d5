import type { core } from "zod";

type Issue = core.$ZodIssue;

const KIND_OF_VALUE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a record",
  }),
);

/** Path of the issue in the record: `fees[0].fee_end`. For an unknown field, its name. */
export function issueField(issue: Issue): string {
  const path =
    issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : `${index ? "." : ""}${String(step)}`,
    )
    .join("");
}

/** Explains the error in plain words, to follow the name of the field. */
export function issueReason(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.message.endsWith("received undefined")
        ? "is missing"
        : `must be ${KIND_OF_VALUE.get(issue.expected) ?? issue.expected}`;
    case "too_small":
      return issue.origin === "string"
        ? "is missing"
        : `must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "too_big":
      return sizeReason(issue.origin, issue.maximum);
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return FORMATS.get(issue.format) ?? issue.message;
    case "unrecognized_keys":
      return "is not a field of the format";
    default:
      return issue.message;
  }
}

const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    url: "must be a web address that begins with http:// or https://",
    email: "must be an e-mail address",
  }),
);

function sizeReason(origin: string, maximum: number | bigint): string {
  if (origin === "string") return `is longer than ${maximum} characters`;
  if (origin === "array") return `has more than ${maximum} entries`;
  return `must be at most ${maximum}`;
}
