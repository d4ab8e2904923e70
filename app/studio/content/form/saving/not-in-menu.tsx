import { Link } from 'react-router';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import { menus } from '#app/features/pages/menu/content-type.ts';
import { listAddress } from '#app/studio/content/types/addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Select } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';

/** A published page without a menu entry is not found by families, contrary to what people expect. */
export function NotInMenu({ groups, isInDraft }: MenuGap) {
  const words = useStudioWords().content.notInMenu;
  const toMenu = <Link to={listAddress(menus)}>{words.openMenu}</Link>;
  if (isInDraft || groups.length === 0)
    return (
      <div className={layout.line}>
        {isInDraft ? words.inDraft : words.says} {toMenu}
      </div>
    );
  return (
    <div className={layout.line}>
      {words.says}{' '}
      <label className={layout.line}>
        {words.group}{' '}
        <Select name={MENU_GROUP}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>{' '}
      <Button name="intent" value="add-to-menu">
        {words.add}
      </Button>
    </div>
  );
}

/** Not a field of the item: choosing here does not change it. */
export const MENU_GROUP = 'menuGroup';
