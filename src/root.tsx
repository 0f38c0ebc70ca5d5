// React Router looks for the root beside the routes; ours lives with the rest of the site.
export {
  clientMiddleware,
  default,
  ErrorBoundary,
  Layout,
  loader,
  meta,
  shouldRevalidate,
} from "./shell/root.tsx";
