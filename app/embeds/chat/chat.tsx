import { useEffect } from "react";
import type { ClientIntegrations } from "../../schema/client-content.ts";

/**
 * The chat window: draws nothing itself, lets the provider's script add its own element to the page.
 * Stands in the root, so that a conversation survives moving between pages.
 */
export function Chat({ chat }: { chat: ClientIntegrations["chat"] }) {
  useEffect(() => {
    let here = true;
    import("./chat-script.ts")
      .then(({ loadChat }) => {
        if (here) return loadChat(chat);
      })
      .catch((error: unknown) => console.warn("Failed to load the chat widget:", error));
    return () => {
      here = false;
    };
  }, [chat]);
  return null;
}
