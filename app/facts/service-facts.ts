import type { Integrations } from "../schema/clinic.ts";

const OR = new Intl.ListFormat("en-AU", { type: "disjunction" });

/**
 * The services that the site shows, as a text lists them, and conditions: a line or an entry of a list that begins with
 * `{ifForm}` is shown only if there is a form, one with `{ifNoForm}` only if there isn't. What doesn't hold is `null`.
 */
export function serviceFacts({
  form,
  chat,
  reviews,
  map,
}: Integrations): Record<string, string | null> {
  const embeds = Object.entries({ form, chat, reviews, map })
    .filter(([, { shown }]) => shown)
    .map(([name]) => name);
  const conditions = {
    Form: form.shown,
    Chat: chat.shown,
    Reviews: reviews.shown,
    Map: map.shown,
    Embeds: embeds.length > 0,
  };
  return {
    embeds: OR.format(embeds),
    waysToWrite: OR.format([...embeds.filter((name) => /form|chat/.test(name)), "email"]),
    ...Object.fromEntries(
      Object.entries(conditions).flatMap(([name, holds]) => [
        [`if${name}`, holds ? "" : null],
        [`ifNo${name}`, holds ? null : ""],
      ]),
    ),
  };
}
