/** An address that no route has. Its page is prerendered and served for every unknown path. */
export const NOT_FOUND_PATH = "/404";

export const ABOUT_PATH = "/about";
export const BLOG_PATH = "/blog";
export const CONTACT_PATH = "/contact";
export const PRIVACY_PATH = "/privacy-policy";
export const SERVICES_PATH = "/services";

/** An article's address, from its file's name. */
export const articlePath = (slug: string): string => `${BLOG_PATH}/${slug}`;
