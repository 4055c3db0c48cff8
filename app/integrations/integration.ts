import type { ClientIntegrations } from "../schema/client-content.ts";
import type { Site } from "../schema/site.ts";

type Directive = "script" | "frame" | "connect" | "img" | "style" | "font";

/** The sources that the content security policy has to allow for an integration, by directive. */
export type PolicySources = Partial<Record<Directive, readonly string[]>>;

/** A placeholder's file: its text, a file to copy, or a script that the build compiles and passes `data` to. */
export type PlaceholderFile =
  | string
  | { copy: string }
  | { compile: string; data: Readonly<Record<string, string>> };

/**
 * What the build, the check, the placeholders and the tests know about an integration. What the browser
 * needs is in `provider.ts` next to it. This definition is never sent to the browser.
 */
export type Integration = {
  /** Its name under `integrations` in the clinic's facts. */
  name: keyof ClientIntegrations;
  /** Whether the clinic has connected it. */
  isConnected: (integrations: ClientIntegrations) => boolean;
  /** The fields in clinic.yaml to fill in to connect it. Messages about missing fields print this. */
  requiredFields: string;
  /** The address of its script. None if the provider has only a frame. */
  scriptUrl?: string;
  /** The start of its iframe's addresses. None if its script writes into the page instead. */
  frameUrl?: string;
  policy: PolicySources;
  /**
   * The files of its placeholder under `/placeholder/`, by name. One that isn't connected shows it in the demo (an
   * address in .example), and is left out on any other site (`hideUnconnected`). None if it has no placeholder.
   */
  placeholder?: (site: Site) => Readonly<Record<string, PlaceholderFile>>;
};

const covers = (sources: readonly string[], url: string): boolean => {
  const { origin, host } = new URL(url);
  return sources.some((source) =>
    source.startsWith("https://*.") ? host.endsWith(source.slice(9)) : source === origin,
  );
};

/** A definition's problems, one per line. A policy without its own script or frame would block it. */
export function policyProblems({ name, scriptUrl, frameUrl, policy }: Integration): string[] {
  const urls = { script: scriptUrl, frame: frameUrl };
  return (["script", "frame"] as const).flatMap((kind) => {
    const url = urls[kind];
    const sources = policy[kind] ?? [];
    if (url === undefined || covers(sources, url)) return [];
    const found = sources.join(", ") || "none";
    return `app/integrations/${name}/integration.ts: policy.${kind}: found ${found}, expected the host of ${url} among them`;
  });
}
