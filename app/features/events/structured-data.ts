import type { FrameMeta } from '#app/platform/http/page-meta.ts';
import type { Event, WithContext } from 'schema-dts';
import { hrefOf } from '#app/addresses.ts';
import { firstImage, renditionUrl } from '#app/media/picture.ts';
import type { SchoolEvent } from './event.ts';

/** For machines, the same that the page tells people; empty fields are left out. A holiday is no event one goes to. */
export function eventData(
  event: SchoolEvent,
  { siteUrl, urlOf }: Pick<FrameMeta, 'siteUrl' | 'urlOf'>,
): WithContext<Event>[] {
  if (event.kind === 'holiday') return [];
  const picture = firstImage(event.attachments);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: event.title,
      url: urlOf(hrefOf('event', { id: event.id })),
      startDate: momentOf(event.from, event.begins),
      endDate: momentOf(event.until, event.ends),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(event.text && { description: event.text }),
      ...(picture && { image: siteUrl + renditionUrl(picture.path, 1280, 'jpeg') }),
      location: event.place
        ? { '@type': 'Place', name: event.place, containedInPlace: { '@id': `${siteUrl}/#school` } }
        : { '@id': `${siteUrl}/#school` },
      organizer: { '@id': `${siteUrl}/#school` },
    },
  ];
}

/** A day where no time is known. */
const momentOf = (day: string, time: string) => (time ? `${day}T${time}:00+05:30` : day);
