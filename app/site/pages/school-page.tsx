import { Bands } from './layouts/bands.tsx';
import { PhotoWall } from './layouts/photo-wall.tsx';
import { Sheet } from './layouts/sheet.tsx';
import { Walk } from './layouts/walk.tsx';
import type { PageData } from './page-data.ts';

/** A page of sections, set the way its layout says. */
export function SchoolPage({ data }: { data: PageData }) {
  switch (data.content.layout) {
    case 'bands':
      return <Bands data={data} />;
    case 'walk':
      return <Walk data={data} />;
    case 'photos':
      return <PhotoWall data={data} />;
    default:
      return <Sheet data={data} />;
  }
}
