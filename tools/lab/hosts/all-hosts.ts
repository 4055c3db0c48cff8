import { caddy } from "./caddy.ts";
import { cloudflare } from "./cloudflare.ts";
import type { Host } from "./host.ts";
import { nginx } from "./nginx.ts";
import { staticHost } from "./static-host.ts";

export const HOSTS: readonly Host[] = [staticHost, nginx, caddy, cloudflare];
