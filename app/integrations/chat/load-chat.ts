import type { ClientIntegrations } from "../../schema/client-content.ts";
import { scriptQuery } from "../provider-script.ts";
import { queryClient } from "../query-client.ts";
import { EMBED_TIMEOUT_MS } from "../timeouts.ts";
import { CHAT_ELEMENT, CHAT_EVENT, CHAT_GLOBAL, chatScript } from "./provider.ts";

const hasAppeared = () => document.querySelector(CHAT_ELEMENT) !== null || CHAT_GLOBAL in window;

/**
 * Resolves to true when the widget is on the page, or to false after the timeout. The script adds it to the body, and
 * some versions also fire an event.
 */
const waitForWidget = () =>
  new Promise<boolean>((resolve) => {
    const settle = (appeared: boolean) => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener(CHAT_EVENT, onAnnounced);
      resolve(appeared);
    };
    const onAnnounced = () => settle(true);
    const observer = new MutationObserver(() => {
      if (hasAppeared()) settle(true);
    });
    const timer = setTimeout(() => settle(hasAppeared()), EMBED_TIMEOUT_MS);
    observer.observe(document.body, { childList: true });
    addEventListener(CHAT_EVENT, onAnnounced);
    if (hasAppeared()) settle(true);
  });

/** Loads the chat once. If it fails, visitors see nothing: they didn't ask for a chat. */
export async function loadChat(chat: ClientIntegrations["chat"]): Promise<void> {
  const script = scriptQuery(chatScript(chat));
  // The query client has already logged the failure.
  await queryClient.prefetchQuery(script);
  if (queryClient.getQueryState(script.queryKey)?.status !== "success") return;
  if (!(await waitForWidget())) {
    console.warn(
      `Failed to load the chat widget: its script added nothing in ${EMBED_TIMEOUT_MS / 1000} s`,
    );
  }
}
