import type { State } from '#app/platform/content/state.ts';
import { buttonClass } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Menu, MenuButton, MenuLink } from '#app/studio/kit/menu.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface RowMenuProps {
  item: { id: string; liveAddress: string | undefined; shareAddress: string | undefined; state: State };
  title: string;
  /** Its form. */
  form: string;
  may: { edit: boolean; publish: boolean; trash: boolean };
}

/** What can be done with one item; it is in the form of the list. */
export function RowMenu({ item, title, form, may }: RowMenuProps) {
  const { content: words, share } = useStudioWords();
  const isPublished = item.state === 'live' || item.state === 'scheduled';
  const one = (intent: string) => ({ name: 'one', value: `${intent} ${item.id}` });
  return (
    <Menu label={words.openMenu(title)} face={<Icon name="more" />} className={buttonClass('quiet', true)}>
      <p>
        <b>{title}</b>
      </p>
      <hr />
      <MenuLink icon="write" to={form}>
        {words.edit}
      </MenuLink>
      {item.liveAddress && (
        <MenuLink icon="external-link" to={item.liveAddress} reloadDocument>
          {words.seeLive}
        </MenuLink>
      )}
      {item.shareAddress && (
        <MenuLink icon="share" to={item.shareAddress}>
          {share.share}
        </MenuLink>
      )}
      {may.edit && (
        <MenuButton icon="copy" {...one('duplicate')}>
          {words.duplicate}
        </MenuButton>
      )}
      {may.publish && isPublished && (
        <MenuButton icon="eye-off" {...one('unpublish')}>
          {words.unpublish}
        </MenuButton>
      )}
      {may.trash && (
        <>
          <hr />
          <MenuButton icon="trash" isDanger {...one('trash')}>
            {words.trash}
          </MenuButton>
        </>
      )}
    </Menu>
  );
}
