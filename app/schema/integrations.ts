import { z } from "zod";
import { https, label, object, words } from "./fields.ts";

/** A host as a content security policy lists it: without https://, "wss://" and "*." allowed. */
const host = z
  .string({ error: "a host such as widgets.example.com" })
  .regex(/^(wss:\/\/)?(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, {
    error: "a host such as widgets.example.com",
  });
const hosts = z.array(host, { error: "a list of hosts" }).default([]);

/** Who runs an outside service; the privacy policy and the notice beside the form print it. */
const provider = object({ name: label, country: label, purpose: words, receives: words });

const policy = object({
  script: hosts,
  frame: hosts,
  connect: hosts,
  img: hosts,
  style: hosts,
  font: hosts,
}).meta({
  description:
    "The hosts the service needs. A reseller’s version of it may use others: ask whoever looks after the site.",
});

const id = (pattern: RegExp, expected: string) =>
  z
    .string({ error: expected })
    .refine((value) => value === "" || pattern.test(value), { error: expected })
    .meta({
      form: `^$|${pattern.source}`,
      description: "Empty, the site shows a preview instead.",
    });
const WIDGET = /^[0-9a-f]{24}$/;

type Policy = z.infer<typeof policy>;
type Named = { policy: Policy; script?: string | undefined; frame?: string | undefined };

const allows = (hosts: readonly string[], address: string | undefined): boolean => {
  if (address === undefined) return true;
  const { host } = new URL(address);
  return hosts.some((one) => (one.startsWith("*.") ? host.endsWith(one.slice(1)) : host === one));
};

/** A service whose own script or frame its policy forgets would be blocked by it. */
const withOwnHosts = <T extends z.ZodType<Named>>(service: T) =>
  service
    .refine((one) => allows(one.policy.script, one.script), {
      error: "the host of script among the hosts of policy.script",
      path: ["policy", "script"],
    })
    .refine((one) => allows(one.policy.frame, one.frame), {
      error: "the host of frame among the hosts of policy.frame",
      path: ["policy", "frame"],
    });

export const integrations = object({
  form: withOwnHosts(
    object({
      id: id(/^\w{20}$/, 'a form id of 20 letters and digits, or "" for the preview'),
      script: https,
      frame: https,
      provider,
      policy,
    }),
  ),
  reviews: withOwnHosts(
    object({
      shown: z.boolean({ error: "true or false" }).meta({
        description: "Switched off, the reviews’ frame goes and a plain link stays.",
      }),
      location: id(/^\w{20}$/, 'a location id of 20 letters and digits, or "" for the preview'),
      id: id(WIDGET, 'a widget id of 24 hexadecimal digits, or "" for the preview'),
      script: https,
      frame: https,
      link: https,
      provider,
      policy,
    }),
  ),
  chat: withOwnHosts(
    object({
      id: id(WIDGET, 'a widget id of 24 hexadecimal digits, or "" for the preview'),
      script: https,
      resources: https,
      provider,
      policy,
    }),
  ),
  map: withOwnHosts(
    object({
      query: z.string({ error: 'what the map searches for, or "" for the preview' }),
      frame: https,
      provider,
      policy,
    }),
  ),
  analytics: withOwnHosts(
    object({
      id: id(/^G-[A-Z0-9]{6,12}$/, 'a measurement id such as G-AB12CD34EF, or "" for none'),
      script: https,
      provider,
      policy,
    }),
  ),
  booking: object({ provider }),
  hosting: object({ website: provider, mail: provider }),
});
