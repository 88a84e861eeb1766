-- Comments take room of whoever wrote them, as notes do; the index answers the sum without reading a comment.
create index comments_bytes on comments (user_id) include (bytes)
  where moved_to is null and deleted_at is null;
