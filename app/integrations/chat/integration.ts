import type { Integration } from "../integration.ts";
import type { ChatData } from "./placeholder/chat-data.ts";
import { CHAT_SCRIPT_URL, isChatConnected } from "./provider.ts";

export const chatIntegration: Integration = {
  name: "chat",
  isConnected: ({ chat }) => isChatConnected(chat),
  requiredFields: "id",
  scriptUrl: CHAT_SCRIPT_URL,
  policy: {
    script: ["https://widgets.leadconnectorhq.com", "https://stcdn.leadconnectorhq.com"],
    frame: ["https://widgets.leadconnectorhq.com"],
    connect: [
      "https://services.leadconnectorhq.com",
      "wss://services.leadconnectorhq.com",
      "https://backend.leadconnectorhq.com",
      "https://widgets.leadconnectorhq.com",
      "https://api.leadconnectorhq.com",
      "https://services.msgsndr.com",
    ],
    // It creates pictures from blob: URLs.
    img: [
      "blob:",
      "https://widgets.leadconnectorhq.com",
      "https://images.leadconnectorhq.com",
      "https://assets.cdn.filesafe.space",
      "https://storage.googleapis.com",
    ],
    // It adds style elements that load fonts.
    style: ["'unsafe-inline'", "https://stcdn.leadconnectorhq.com", "https://fonts.googleapis.com"],
    font: ["data:", "https://fonts.gstatic.com"],
  },
  placeholder: ({ placeholder, chat }) => {
    const { title, chat: text, openButton, closeButton, messageLabel, sendButton } = placeholder;
    const { nothingSent, ownerNoteTitle, howToConnect } = placeholder;
    const { notice } = chat;
    const data: ChatData = {
      ...{ title, text, ownerNoteTitle, howToConnect, notice },
      ...{ openButton, closeButton, messageLabel, sendButton, nothingSent },
    };
    return {
      "chat.js": { compile: "app/integrations/chat/placeholder/client/chat.ts", data },
      "chat.css": { copy: "app/integrations/chat/placeholder/chat.css" },
    };
  },
};
