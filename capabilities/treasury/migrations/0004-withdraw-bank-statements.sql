-- A statement of a wrong account is withdrawn with its lines; what a line is linked to keeps it until then.
drop trigger bank_lines_are_never_deleted on treasury.bank_lines;
drop trigger bank_statements_are_immutable on treasury.bank_statements;
create trigger bank_statements_are_never_changed before update on treasury.bank_statements
  for each row execute function treasury.refuse_change();
-- The file is imported again when lines that an earlier statement had are gone with it.
alter table treasury.bank_statements drop constraint bank_statements_file_sha256_key;
