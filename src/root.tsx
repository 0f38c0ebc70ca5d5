export {
  clientMiddleware,
  default,
  ErrorBoundary,
  Layout,
  loader,
  meta,
  shouldRevalidate,
} from "./web/root.tsx";
