/** A field that people cannot see or reach; only a program fills it in. */
export function ForPrograms({ id }: { id: string }) {
  return (
    <div aria-hidden className="absolute start-0 top-0 size-px overflow-hidden opacity-0">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
