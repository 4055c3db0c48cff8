import { SERVICES_PATH } from "../lib/paths.ts";
import css from "./menu-links.module.css";
import type { NavigationItem } from "./navigation-item.ts";
import { NavigationLink } from "./navigation-link.tsx";

type MenuLinksProps = { items: NavigationItem[]; services: NavigationItem[] };

/** The links of the menu, with each service listed under the services page. */
export function MenuLinks({ items, services }: MenuLinksProps) {
  const list = (
    <ul>
      {services.map((service) => (
        <li key={service.to}>
          <NavigationLink item={service} className={css.service}>
            <img
              src={service.pictureSrc}
              alt=""
              width={52}
              height={60}
              loading="lazy"
              decoding="async"
            />
            {service.label}
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.to} className={item.to === SERVICES_PATH ? css.services : css.item}>
          <NavigationLink item={item} className={css.link} />
          {item.to === SERVICES_PATH && list}
        </li>
      ))}
    </ul>
  );
}
