import type { NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";
import css from "./services-list.module.css";

/** The services with a line about each, below the header's link to the services page. */
export const ServicesList = ({ id, services }: { id: string; services: NavigationItem[] }) => (
  <ul id={id} className={css.list}>
    {services.map((service) => (
      <li key={service.to}>
        <NavigationLink item={service} className={css.service}>
          <span className={css.title}>{service.label}</span>
          <span className={css.line}>{service.line}</span>
        </NavigationLink>
      </li>
    ))}
  </ul>
);
