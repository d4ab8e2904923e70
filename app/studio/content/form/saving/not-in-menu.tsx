import { Link } from 'react-router';
import type { MenuGap } from '#app/publishing/content-type.server.ts';
import { menus } from '#app/features/pages/menu/content-type.ts';
import { listAddress } from '#app/studio/content/types/addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '#app/studio/languages/other-languages-note.module.css';

/** A published page without a menu entry is not found by families, contrary to what people expect. */
export function NotInMenu({ groups, isInDraft }: MenuGap) {
  const words = useStudioWords().content.notInMenu;
  const toMenu = <Link to={listAddress(menus)}>{words.openMenu}</Link>;
  if (isInDraft || groups.length === 0)
    return (
      <span className={styles.reminder}>
        {isInDraft ? words.inDraft : words.says} {toMenu}
      </span>
    );
  return (
    <span className={styles.reminder}>
      {words.says}{' '}
      <label>
        {words.group}{' '}
        <select name={MENU_GROUP}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <button className="button" name="intent" value="add-to-menu">
        {words.add}
      </button>
    </span>
  );
}

/** Not a field of the item: choosing here does not change it. */
export const MENU_GROUP = 'menuGroup';
