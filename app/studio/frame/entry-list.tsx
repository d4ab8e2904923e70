import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { List, Row, RowIcon, RowText } from '../kit/list.tsx';
import type { MenuEntry } from './menu.ts';

/** The entries of a place, each a row that opens it. */
export const EntryList = ({ entries }: { entries: Pick<MenuEntry, 'name' | 'href' | 'icon'>[] }) => (
  <List>
    {entries.map(({ name, href, icon }) => (
      <Row key={href}>
        <RowIcon>
          <Icon name={icon} />
        </RowIcon>
        <RowText title={name} to={href} />
        <Icon name="chevron-right" className={layout.quiet} />
      </Row>
    ))}
  </List>
);
