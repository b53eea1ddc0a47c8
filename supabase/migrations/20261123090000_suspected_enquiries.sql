-- Enquiries whose sender has filled in a field that people do not see: mostly programs, sometimes a person whose browser has
-- filled it in. They are stored, so that nobody is told that a message was sent which was not, and are read apart.

alter table public.enquiries add column suspected boolean not null default false;

grant insert (suspected) on table public.enquiries to anon, authenticated;
