import type { FaultCode } from '#contract/core/errors.ts';

/**
 * The error catalogue of the specification (section 8, with the refusals of section 5 it builds on) for shop and
 * accounts: every message to the letter, and where it comes from.
 * `page`: a text of `web/messages`, produced in the browser by the named file of `e2e`.
 * `api`: a fault, produced over HTTP by `server/specification.test.ts` (and said by the pages as it comes).
 */
export type Source = { page: string; in: string } | { api: FaultCode };
const page = (path: string, spec: string): Source => ({ page: path, in: `${spec}.spec.ts` });
const api = (code: FaultCode): Source => ({ api: code });

/** Messages by the parts of section 8. */
export const catalogue: Record<string, Record<string, Source>> = {
  accounts: {
    'Invalid email or password!': page('auth.login.failed', 'accounts'),
    'Login successful!': page('auth.login.done', 'accounts'),
    'User already exists! Redirecting to login...': page('auth.signUp.exists', 'accounts'),
    'Signup failed!': page('auth.signUp.failed', 'messages'),
    'Account created! Logging you in...': page('auth.signUp.done', 'accounts'),
    'Please agree to the Terms & Policies before signing up.': page('auth.signUp.agreeMissing', 'accounts'),
    '❌ Please enter a valid email!': page('auth.forgot.emailWrong', 'password-reset'),
    '❌ Failed to send reset link. Try again.': page('auth.forgot.failed', 'password-reset'),
    '📩 Password reset link sent! Check your email.': page('auth.forgot.sent', 'password-reset'),
    'Passwords do not match!': page('auth.signUp.different', 'password-reset'),
    'Password must be at least 8 characters long.': page('auth.signUp.passwordShort', 'password-reset'),
    'Failed to reset password.': page('auth.reset.failed', 'messages'),
    'Password reset successful! Redirecting...': page('auth.reset.done', 'password-reset'),
  },
  'products, cart, wishlist, coupons': {
    '❌ Error fetching products!': page('goods.loadFailed', 'products'),
    'Failed to load product.': page('product.loadFailed', 'product'),
    'Product not found.': page('product.notFound', 'product'),
    'No products found.': page('goods.none', 'products'),
    'Please log in first!': page('product.loginFirst', 'product'),
    'Please select a variant!': api('variant_required'),
    'Please select a size!': page('product.selectSize', 'product'),
    'Out of stock!': page('product.soldOut', 'messages'),
    'Added to cart!': page('product.added', 'product'),
    'Failed to add to cart.': page('product.addFailed', 'product'),
    'Product already in cart!': page('product.alreadyInCart', 'product'),
    'Cannot add more than available stock!': api('above_stock_add'),
    'Cannot exceed available stock!': page('cart.tooMany', 'cart'),
    'Item removed from cart!': page('cart.removed', 'cart'),
    'Failed to remove item.': page('cart.removeFailed', 'cart'),
    'Removed {item} (Out of Stock)': page('cart.outOfStock', 'cart'),
    'Your cart is empty.': page('cart.empty', 'cart'),
    'Coupon removed': page('cart.coupons.removed', 'coupons'),
    'Failed to load coupons': page('cart.coupons.loadFailed', 'coupons'),
    'Failed to fetch coupons': page('cart.coupons.fetchFailed', 'coupons'),
    'No coupons available right now.': page('cart.coupons.none', 'coupons'),
    'Please log in to manage wishlist!': page('goods.loved.loginFirst', 'wishlist'),
    'Added to Loved It!': page('goods.loved.added', 'wishlist'),
    'Removed from Loved It!': page('goods.loved.removed', 'wishlist'),
  },
  'admin products': {
    '❌ Failed to add product.': page('product-form.addFailed', 'goods-desk'),
    '✅ Product added successfully!': page('product-form.added', 'goods-desk'),
    '❌ Failed to update product': page('product-form.updateFailed', 'goods-desk'),
    '❌ Failed to delete': page('manage-products.deleteFailed', 'goods-desk'),
    '❌ Please upload at least one image.': page('product-form.problems.add.image', 'goods-desk'),
    '❌ Please fill all variant fields (name, price, stock).': page(
      'product-form.problems.add.variant',
      'goods-desk',
    ),
    'Delete this product?': page('manage-products.deleteTitle', 'goods-desk'),
  },
  'orders and invoices': {
    'Failed to fetch orders': page('orders.loadFailed', 'orders'),
    'Failed to fetch order': page('orders.orderFailed', 'orders'),
    'Failed to place order': page('checkout.placeFailed', 'messages'),
    'Failed to cancel order': page('orders.cancel.failed', 'cancel'),
    'Failed to update order status': page('order-desk.updateFailed', 'orders-desk'),
    'Failed to load orders. Please try again.': page('order-desk.loadFailed', 'orders-desk'),
    'Order status updated ✅': page('order-desk.updated', 'orders-desk'),
    'Failed to update order status ❌': page('order-desk.updateFailed', 'orders-desk'),
    'Order marked as Paid ✅': page('order-desk.markedPaid', 'orders-desk'),
    'Failed to mark order as Paid ❌': page('order-desk.markPaidFailed', 'orders-desk'),
    'User not authenticated': api('user_not_authenticated'),
    'Admin not authenticated': api('admin_not_authenticated'),
    'Product not found (may have been deleted)': page('orders.productGone', 'orders'),
    'Unknown Product': page('orders.unknownProduct', 'messages'),
    'Order not found.': page('orders.notFound', 'orders'),
    'Failed to download invoice': page('invoice.failed', 'invoice'),
    'Order Failed': page('order-confirmation.cash.failed.title', 'cash-on-delivery'),
    'Unable to confirm order status': page('order-confirmation.cash.unknown.title', 'cash-on-delivery'),
    'Order ID not found': page('order-confirmation.cash.noOrderId.title', 'cash-on-delivery'),
  },
  'checkout and payment return': {
    'Please fill in {field}': api('fill_in'),
    'Phone number must be 10 digits': api('phone_digits'),
    'Cart is empty': page('checkout.cartEmpty', 'checkout-refusals'),
    'User not logged in': page('checkout.notLoggedIn', 'checkout-refusals'),
    'Cart item "{product}" has invalid quantity': api('invalid_quantity'),
    'Only {n} left of "{product}"': api('only_left'),
    'Failed to verify "{product}". It may no longer be sold. Please remove it from your cart.':
      api('item_unavailable'),
    'Please select a payment method': page('checkout.methodMissing', 'checkout-refusals'),
    'Checkout failed.': page('checkout.failed', 'messages'),
    'No payment session ID received': page('checkout.noSession', 'checkout-refusals'),
    'Cashfree SDK not ready. You can pay as soon as it has loaded.': page(
      'checkout.sdkNotReady',
      'checkout-refusals',
    ),
    'Unable to determine payment status': page('order-confirmation.unknown.title', 'payment'),
    'Payment Successful!': page('order-confirmation.paid.title', 'payment'),
    'Payment Failed': page('order-confirmation.failed.title', 'payment'),
  },
  reviews: {
    'Please provide text and rating.': page('reviews.incomplete', 'reviews'),
    '✅ Review submitted successfully!': page('reviews.submitted', 'reviews'),
    '❌ Failed to submit review. Try again.': page('reviews.failed', 'reviews'),
    'Failed to submit review.': page('reviews.failedShort', 'reviews'),
    'Error fetching review!': page('reviews.fetchFailed', 'messages'),
    'Review deleted successfully!': page('reviews.deleted', 'reviews'),
    'Error deleting review!': page('reviews.deleteFailed', 'messages'),
  },
};
