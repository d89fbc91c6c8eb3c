/** Numbers of orders read left to right in every language. */
export const OrderNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr" className="num">
    {number}
  </bdi>
)
