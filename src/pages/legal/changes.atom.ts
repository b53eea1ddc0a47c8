// Every version of every document as a feed.

import { changesFeed } from '../../components/record/feed.ts';
import { publishedDocuments } from '../../corpus/queries/published.ts';

export const GET = () => changesFeed(publishedDocuments(), '/legal/changes');
