/** Empty frames of the size of cards, while these are on their way (ARC-04). */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-skeleton className="rounded-card border-line bg-raised overflow-hidden border">
            <div className="bg-line/60 aspect-[4/3] animate-pulse motion-reduce:animate-none" />
            <div className="flex flex-col gap-3 p-4">
              <div className="bg-line/60 h-3 w-1/2 rounded-full" />
              <div className="bg-line/60 h-5 w-3/4 rounded-full" />
              <div className="bg-line/60 h-6 w-1/3 rounded-full" />
              <div className="bg-line/60 h-4 w-2/5 rounded-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
