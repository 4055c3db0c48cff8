import { directionsLink, phoneLink } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { formAddress } from "../form/vendor.ts";

/**
 * Tells of each tap that matters to the clinic, by the name docs/did-anyone-come.md gives it. Helplines are left out: whom a
 * visitor calls in a crisis is nobody's business.
 */
export function countTaps(clinic: ClientClinic, count: (tap: string) => void): void {
  const { booking, integrations, phone } = clinic;
  const taps = new Map([
    [phoneLink(phone), "tap_call"],
    [booking.general, "tap_booking"],
    [booking.assessment, "tap_booking"],
    [directionsLink(clinic), "tap_directions"],
    [formAddress(integrations.form), "tap_form"],
  ]);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const tap = taps.get(link?.getAttribute("href") ?? "");
    if (tap) count(tap);
  });
  // What is tapped in a frame of another site stays there. That the page has lost its focus to it is all that can be seen.
  addEventListener("blur", () =>
    setTimeout(() => {
      if (document.activeElement?.matches("iframe[data-form-id]")) count("tap_form");
    }),
  );
}
