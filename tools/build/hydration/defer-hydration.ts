import type { FrameworkOutput } from "../page/framework-output.ts";
import { attribute, setAttribute } from "../page/html-tree.ts";

/**
 * Defers hydration: gives the router's scripts and preload links a type that browsers ignore, until the starter in the head
 * brings them back. With the framework's default, first paint is 42 to 45% later than without script (docs/decisions/0001).
 */
export function deferHydration({ modulePreloads, routerScripts }: FrameworkOutput): void {
  for (const link of modulePreloads) setAttribute(link, "rel", "inert");
  for (const script of routerScripts) {
    const type = attribute(script, "type");
    if (type) setAttribute(script, "data-type", type);
    setAttribute(script, "type", "inert");
  }
}
