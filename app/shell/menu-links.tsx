import type { MenuItem } from "./menu-item.ts";
import { MenuLink } from "./menu-link.tsx";
import css from "./menu-links.module.css";

type MenuLinksProps = { items: MenuItem[]; services: MenuItem[]; servicesPath: string };

/** The links of the menu, with each service listed under the services page. */
export function MenuLinks({ items, services, servicesPath }: MenuLinksProps) {
  const list = (
    <ul>
      {services.map((service) => (
        <li key={service.to}>
          <MenuLink item={service} className={css.service}>
            <img
              src={service.pictureSrc}
              alt=""
              width={52}
              height={60}
              loading="lazy"
              decoding="async"
            />
            {service.label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.to} className={item.to === servicesPath ? css.services : css.item}>
          <MenuLink item={item} className={css.link} />
          {item.to === servicesPath && list}
        </li>
      ))}
    </ul>
  );
}
