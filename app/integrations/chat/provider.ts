import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { ProviderScript } from "../provider-script.ts";

type Chat = ClientIntegrations["chat"];

export const CHAT_SCRIPT_URL = "https://widgets.leadconnectorhq.com/loader.js";
const RESOURCES = "https://widgets.leadconnectorhq.com/chat-widget/loader.js";

/** The element that the provider's script adds to the page's body. */
export const CHAT_ELEMENT = "chat-widget";
/** The event that some versions of the script fire on the window once the element is there. */
export const CHAT_EVENT = "LC_chatWidgetLoaded";
/** The global that other versions set. */
export const CHAT_GLOBAL = "leadConnector";

export const isChatConnected = ({ id }: Chat): boolean => id !== "";

export const chatScript = (chat: Chat): ProviderScript => {
  const connected = isChatConnected(chat);
  return {
    name: "chat widget",
    id: "chat-widget-script",
    src: connected ? CHAT_SCRIPT_URL : "/placeholder/chat.js",
    data: connected ? { resourcesUrl: RESOURCES, widgetId: chat.id } : {},
  };
};
