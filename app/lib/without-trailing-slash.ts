/** A path as the routes have it: "/about" for "/about/", as it is during the build. "/" stays. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, "$1");
