import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./features/home/home.route.tsx"),
  route("courses/:page?", "./features/courses/listing.route.tsx"),
  route("courses/:id/:slug", "./features/courses/course.route.tsx"),
  route("institutions", "./features/institutions/listing.route.tsx"),
  route("institutions/:id", "./features/institutions/institution.route.tsx"),
  route("compare", "./features/compare/compare.route.tsx"),
  route("search", "./features/search/search.route.tsx"),
  route("careerguide", "./features/careerguide/careerguide.route.tsx"),
  route("aboutus", "./features/about/about.route.tsx"),
  route("termsofservice", "./features/legal/terms.route.tsx"),
  route("privacypolicy", "./features/legal/privacy.route.tsx"),
  route("infringementpolicy", "./features/legal/infringement.route.tsx"),
  route("contentguidelines", "./features/legal/content-guidelines.route.tsx"),
  route("advertise", "./features/adverts/advertise.route.tsx"),
  route("styleguide", "./features/styleguide/styleguide.route.tsx"),
  route("*", "./web/site/not-found.route.tsx"),
] satisfies RouteConfig;
