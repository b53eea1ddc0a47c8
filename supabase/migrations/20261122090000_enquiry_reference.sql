-- What an enquiry is called between its sender and those who answer, and how it ends.

alter table public.enquiries add column reference text;
alter table public.enquiries add column closed_at timestamptz;
alter table public.enquiries add column kept_for text
  constraint enquiries_kept_for_known
  check (kept_for is null or kept_for in ('application', 'complaint', 'rights', 'claim'));

-- Rows from before the form made references: the digits of an id are in their alphabet.
update public.enquiries
  set reference = 'X' || upper(substr(cast(id as text), 1, 3)) || '-' || upper(substr(cast(id as text), 5, 4))
  where reference is null;

create unique index enquiries_reference on public.enquiries (reference);

grant insert (reference) on table public.enquiries to anon, authenticated;
