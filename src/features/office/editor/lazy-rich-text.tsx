import { lazy, Suspense } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import type { RichTextFieldProps } from "./rich-text-field.tsx";

/** Two thirds of the editor's bytes: its other fields can be used before it is there. */
const LoadedRichText = lazy(() => import("./rich-text-field.tsx"));

/** A field for rich text, as soon as it is loaded. */
export function LazyRichText(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <LoadedRichText {...props} />
    </Suspense>
  );
}
