import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import type { RowPicture as Picture } from '#app/publishing/studio-list/row-details.server.ts';
import { Icon } from '#app/studio/kit/icon.tsx';
import { RowPicture as Frame } from '#app/studio/kit/list.tsx';

interface RowPictureProps {
  type: ContentType;
  picture: Picture | undefined;
  /** In sight as soon as the page opens. */
  isFirst: boolean;
}

/** The first picture of an item, or the icon of its type. */
export const RowPicture = ({ type, picture, isFirst }: RowPictureProps) => (
  <Frame>
    {picture ? (
      <img
        className={withFocus(undefined, picture.focus)}
        src={renditionUrl(picture.path, 160, 'webp')}
        alt=""
        width={72}
        height={54}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    ) : (
      <Icon name={type.icon} />
    )}
  </Frame>
);
