import css from "./menu-links.module.css";
import type { NavItem } from "./nav-item.ts";
import { NavLink } from "./nav-link.tsx";

type MenuLinksProps = { items: NavItem[]; services: NavItem[]; servicesPath: string };

/** The links of the mobile menu, with each service listed under the services page. */
export function MenuLinks({ items, services, servicesPath }: MenuLinksProps) {
  const link = (item: NavItem) => (
    <li key={item.to} className={css.item}>
      <NavLink item={item} className={css.link} />
    </li>
  );
  const at = items.findIndex(({ to }) => to === servicesPath);
  return (
    <ul className={css.items}>
      {items.slice(0, at).map(link)}
      {items.slice(at, at + 1).map((item) => (
        <li key={item.to} className={css.services}>
          <NavLink item={item} className={css.link} />
          <ul>
            {services.map((service) => (
              <li key={service.to}>
                <NavLink item={service} className={css.service}>
                  <img
                    src={service.picture}
                    alt=""
                    width={52}
                    height={60}
                    loading="lazy"
                    decoding="async"
                  />
                  {service.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
      {items.slice(at + 1).map(link)}
    </ul>
  );
}
