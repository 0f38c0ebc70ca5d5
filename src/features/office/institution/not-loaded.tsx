/** In place of a picture at another site, for those who can upload it. */
export function NotLoaded({ url }: { url: string }) {
  return (
    <p className="min-w-0 max-w-80 text-sm wrap-anywhere">
      This picture is at another site, which pages do not load: upload it here. {url}
    </p>
  );
}
